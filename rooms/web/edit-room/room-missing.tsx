import { ButtonLink, EmptyState } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

/** Instead of the form when the room is missing or not the member's (rooms.edit-page). */
export function RoomMissing() {
  const t = useSentences(en)
  return (
    <div className="wrap grid min-h-[60vh] items-center">
      <EmptyState
        scene={<ScenePlate />}
        title={t('rooms.edit.notFound')}
        level={1}
        actions={
          <ButtonLink look="primary" href="/dashboard">
            {t('rooms.edit.back')}
          </ButtonLink>
        }
      >
        {t('rooms.edit.notFound.why')}
      </EmptyState>
    </div>
  )
}
