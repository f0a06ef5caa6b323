import { ButtonLink } from '@basera/platform/design'
import { PencilIcon, PrinterIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'

export function OwnerActions({ roomId }: { readonly roomId: string }) {
  const t = useSentences(en)
  return (
    <div className="mt-4.5 grid gap-2.5">
      <ButtonLink look="primary" block href={`/room/${roomId}/edit`} icon={<PencilIcon />}>
        {t('rooms.owner.edit')}
      </ButtonLink>
      <ButtonLink block href={`/room/${roomId}/to-let`} icon={<PrinterIcon />}>
        {t('rooms.toLet.link')}
      </ButtonLink>
      <ButtonLink block href="/dashboard">
        {t('rooms.owner.dashboard')}
      </ButtonLink>
    </div>
  )
}
