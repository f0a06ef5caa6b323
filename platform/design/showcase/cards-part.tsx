import { useState } from 'react'
import { stockPhoto } from '../art/stock.ts'
import { Avatar } from '../avatar.tsx'
import { Tag } from '../badge.tsx'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { CoverLink, Facts, PersonCard, PhotoCard } from '../cards.tsx'
import { CostTable } from '../cost-table.tsx'
import { Dialog } from '../dialog.tsx'
import { CalendarIcon, MapPinIcon, UsersRoundIcon, WalletIcon, WifiIcon } from '../icons.ts'
import { MessageBubble, MessageMeta } from '../message-bubble.tsx'
import { Photo } from '../photo.tsx'
import { PhotoStage } from '../photo-stage.tsx'
import { PhotoViewer } from '../photo-viewer.tsx'
import { Part, Row, Specimen } from './parts.tsx'

const photos = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, place) => ({
  src: `${stockPhoto(id)}#${id}`,
  alt: `Photo ${place + 1} of 6`,
}))

export function CardsPart() {
  return (
    <Part title="Cards, messages, overlays">
      <PhotoCard>
        <Photo src={stockPhoto('a')} tag="Female" count={{ n: 8, label: 'photos' }} />
        <p className="rent" style={{ marginTop: 12 }}>
          ₹18,500 <span>/ month</span>
        </p>
        <h3 style={{ fontWeight: 600 }}>
          <CoverLink to="#room">Balcony room off 100 Feet Road</CoverLink>
        </h3>
        <p className="text-small text-ink-3">Indiranagar 2nd Stage · 4.1 km away</p>
        <Facts>
          <li>
            <UsersRoundIcon />
            1/2 tenants
          </li>
          <li>
            <CalendarIcon />
            From 1 Jul
          </li>
          <li>
            <WifiIcon />
            WiFi
          </li>
        </Facts>
      </PhotoCard>
      <PersonCard>
        <Row>
          <Avatar name="Ritika Rao" userId="r" size={72} />
          <h3 className="text-h3">
            <CoverLink to="#person">Ritika Rao</CoverLink>
          </h3>
        </Row>
        <ul className="kv">
          <li>
            <MapPinIcon />
            Koramangala
          </li>
          <li>
            <WalletIcon />
            Budget: ₹12,000/month
          </li>
        </ul>
        <Row>
          <Tag>early riser</Tag>
          <Tag look="match">vegetarian</Tag>
          <Tag look="more">+2 more</Tag>
        </Row>
      </PersonCard>
      <CostTable
        title={<h3 className="text-h3">Monthly Costs</h3>}
        rows={[
          { label: 'Rent', sum: '₹18,500' },
          { label: 'Estimated bills', sum: '₹2,200' },
          { label: 'Total monthly cost', sum: '₹20,700', total: true },
        ]}
      />
      <MessagesSpecimen />
      <OverlaySpecimens />
    </Part>
  )
}

function MessagesSpecimen() {
  return (
    <div
      style={{ display: 'flex', flexDirection: 'column', gap: 3, padding: 16, background: 'var(--c-page)' }}
    >
      <MessageBubble mine={false} tail>
        Yes, Saturday 10 is fine.
      </MessageBubble>
      <MessageMeta mine={false}>10:44</MessageMeta>
      <MessageBubble mine tail>
        Perfect, see you then.
      </MessageBubble>
      <MessageMeta mine>10:46</MessageMeta>
      <MessageBubble mine tail pending>
        Which gate?
      </MessageBubble>
      <MessageMeta mine pending>
        Sending…
      </MessageMeta>
      <Banner tone="danger">Failed to send message. Please try again.</Banner>
    </div>
  )
}

function OverlaySpecimens() {
  const [open, setOpen] = useState<'plain' | 'success' | 'viewer'>()
  const [index, setIndex] = useState(0)
  const close = () => setOpen(undefined)
  const turning = {
    photos,
    index,
    onIndex: setIndex,
    previousLabel: 'Previous photo',
    nextLabel: 'Next photo',
  }
  return (
    <>
      <Specimen name="Photo stage">
        <div style={{ height: 240 }}>
          <PhotoStage {...turning} label="Photos" swipe={50} className="h-full" />
        </div>
      </Specimen>
      <Specimen name="Dialogs, full screen">
        <Row>
          <Button onClick={() => setOpen('plain')}>Dialog</Button>
          <Button onClick={() => setOpen('success')}>Success</Button>
          <Button onClick={() => setOpen('viewer')}>Photos</Button>
        </Row>
      </Specimen>
      <Dialog
        open={open === 'plain'}
        onClose={close}
        title="Delete this listing?"
        closeLabel="Close"
        sideBySide
        actions={
          <>
            <Button look="danger" onClick={close}>
              Delete
            </Button>
            <Button onClick={close}>Cancel</Button>
          </>
        }
      >
        <p className="text-ink-2">It cannot be undone.</p>
      </Dialog>
      <Dialog open={open === 'success'} onClose={close} head="success" title="Room Listed Successfully!">
        <p className="text-ink-2">Taking you to your dashboard...</p>
      </Dialog>
      <PhotoViewer
        {...turning}
        open={open === 'viewer'}
        onClose={close}
        swipe={100}
        closeLabel="Close"
        label="Photos"
        caption={`${index + 1}/6`}
      />
    </>
  )
}
