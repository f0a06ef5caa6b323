import { SceneNest } from '../art/scenes.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge, CountBadge } from '../badge.tsx'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { BadgeCheckIcon, CircleAlertIcon, CircleCheckIcon, EyeIcon, InfoIcon } from '../icons.ts'
import { Presence } from '../message-bubble.tsx'
import { ProgressSteps } from '../progress-steps.tsx'
import { Loading, Skeleton } from '../skeleton.tsx'
import { showToast } from '../toast.tsx'
import { Part, Row, Specimen } from './parts.tsx'

export function StatusPart() {
  return (
    <Part title="Status">
      <Specimen name="Badges, count">
        <Row>
          <Badge tone="ok" icon={<CircleCheckIcon />}>
            Active
          </Badge>
          <Badge tone="accent" icon={<EyeIcon />}>
            Listed
          </Badge>
          <Badge icon={<BadgeCheckIcon />}>Phone verified</Badge>
          <Badge tone="danger" icon={<CircleAlertIcon />}>
            Failed
          </Badge>
          <Badge tone="info" icon={<InfoIcon />}>
            Info
          </Badge>
          <CountBadge count={3} label="unread" />
          <CountBadge count={120} label="unread" />
        </Row>
      </Specimen>
      <Specimen name="Avatars, presence">
        <Row>
          <Avatar name="Debjani Sen" userId="d" online={true} />
          <Avatar name="नेहा" userId="n" online={false} />
          <Avatar name="Asha Kumar" userId="ak" size={40} />
          <Avatar name="Vikram" userId="v" size={32} />
          <Avatar name="Meera Nair" userId="m" size={96} />
          <Presence online label="Online" />
          <Presence online={false} label="Offline" />
        </Row>
      </Specimen>
      <Specimen name="Toast">
        <Button onClick={() => showToast('Link copied to clipboard!')}>Show a toast</Button>
      </Specimen>
      <Specimen name="Banners">
        <div style={{ display: 'grid', gap: 8 }}>
          <Banner tone="ok">Account created! Please complete your profile.</Banner>
          <Banner tone="info">An account with this email already exists.</Banner>
          <Banner tone="accent">Unable to get your current location.</Banner>
          <Banner tone="danger">Failed to send message. Please try again.</Banner>
        </div>
      </Specimen>
      <Specimen name="Progress">
        <ProgressSteps
          steps={['Basics', 'Details', 'Photos', 'Review']}
          current={2}
          stepText="Step 3 of 4"
          doneText="50% complete"
        />
      </Specimen>
      <Specimen name="Loading">
        <Loading words="Searching nearby rooms...">
          <div style={{ display: 'grid', gap: 10 }}>
            <Skeleton className="photo" />
            <div style={{ width: '60%', height: 14, display: 'grid' }}>
              <Skeleton />
            </div>
          </div>
        </Loading>
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState
          level={3}
          scene={<SceneNest />}
          title="No listings yet"
          actions={<Button look="primary">Create Your First Listing</Button>}
        >
          List a spare room in four short steps.
        </EmptyState>
      </Specimen>
    </Part>
  )
}
