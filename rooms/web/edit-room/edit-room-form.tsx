import { Banner, Button, ButtonLink, LeaveGuard } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { OwnRoom } from '@basera/rooms/contract'
import en from '../locales/en.json'
import { ReviewNote } from '../review/review-note.tsx'
import { FieldSections, PhotosSection } from './edit-sections.tsx'
import { ConflictDialog, SavedDialog, type SavedOutcome } from './saving-dialogs.tsx'
import { type EditRoom, useEditRoom } from './use-edit-room.ts'

const footer = 'at-foot border-line border-t bg-page pt-3 pb-3 lg:pt-5'

function Footer({ edit, busy }: { readonly edit: EditRoom; readonly busy: boolean }) {
  const t = useSentences(en)
  return (
    <div className={footer}>
      {edit.trouble ? (
        <Banner tone="danger" className="mb-3">
          {edit.trouble}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3 max-lg:*:flex-auto lg:justify-end">
        <ButtonLink href="/dashboard">{t('rooms.edit.cancel')}</ButtonLink>
        <Button type="submit" look="primary" busy={busy}>
          {t(busy ? 'rooms.edit.saving' : 'rooms.edit.save')}
        </Button>
      </div>
    </div>
  )
}

const savedOutcome = ({ review, wasReviewed }: EditRoom): SavedOutcome =>
  review ? 'checked' : wasReviewed ? 'live' : 'updated'

/** The prefilled form of one's own room (rooms.edit-page). */
export function EditRoomForm({ room }: { readonly room: OwnRoom }) {
  const t = useSentences(en)
  const edit = useEditRoom(room)
  const busy = edit.stage === 'saving'
  return (
    <>
      <form
        noValidate
        aria-label={t('rooms.edit.title')}
        onSubmit={(event) => {
          event.preventDefault()
          edit.save()
        }}
      >
        {edit.review ? <ReviewNote id={room.id} review={edit.review} /> : null}
        {edit.notice ? <Banner tone="ok">{edit.notice}</Banner> : null}
        <FieldSections form={edit.form} />
        <PhotosSection photos={edit.photos} busy={busy} />
        <Footer edit={edit} busy={busy} />
      </form>
      <LeaveGuard
        isDirty={edit.isDirty}
        title={t('rooms.edit.leave')}
        text={t('rooms.edit.leave.text')}
        stay={t('rooms.edit.leave.stay')}
        leave={t('rooms.edit.leave.go')}
      />
      {edit.stage === 'saved' ? (
        <SavedDialog roomId={room.id} outcome={savedOutcome(edit)} onClose={edit.close} />
      ) : null}
      {edit.stage === 'changedElsewhere' ? (
        <ConflictDialog onClose={edit.close} onMine={edit.saveAnyway} onNewest={edit.loadNewest} />
      ) : null}
    </>
  )
}
