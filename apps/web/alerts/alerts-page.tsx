import { type AlertKinds, AlertKindsSlot, Alerts, PushSlot } from '@basera/alerts/web'
import { listerContact } from '@basera/chats/web'
import { pageHandle, sentencesOf } from '@basera/platform/web'
import { roommateAlertWords } from '@basera/roommates/web'
import { roomAlertWords } from '@basera/rooms/web'
import { useParams } from 'react-router'
import en from '../locales/en.json'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('member.alerts')} | Basera`,
  noIndex: true,
}))

const kinds: AlertKinds = { rooms: roomAlertWords, roommates: roommateAlertWords }

export function Component() {
  const { id } = useParams()
  return (
    <AlertKindsSlot value={kinds}>
      <PushSlot value={listerContact.loadPush}>
        <Alerts id={id} />
      </PushSlot>
    </AlertKindsSlot>
  )
}
