import { Problem } from '@basera/platform/contract'
import { Banner, Button, FileTextIcon, Trash2Icon } from '@basera/platform/design'
import { saveFile, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import en from '../../locales/en.json'
import { DeleteDialog } from './delete-dialog.tsx'
import { Section } from './section.tsx'

function Download() {
  const t = useSentences(en)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const download = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await saveFile('/api/me/export', 'basera-data.zip')
    } catch (error) {
      setFailure(error instanceof Problem ? error.message : t('accounts.settings.data.failed'))
    }
    setBusy(false)
  }
  return (
    <>
      <p className="text-ink-2">{t('accounts.settings.data.text')}</p>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <Button icon={<FileTextIcon />} busy={busy} onClick={() => void download()}>
        {t(busy ? 'accounts.settings.data.downloading' : 'accounts.settings.data.download')}
      </Button>
    </>
  )
}

/** A copy of everything, and deletion (accounts.data-copy, accounts.deletion-confirmed). */
export function DataSection({ email }: { readonly email: string }) {
  const t = useSentences(en)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Section title={t('accounts.settings.data')}>
      <Download />
      <Link className="link" to="/account/reports">
        {t('accounts.settings.reports')}
      </Link>
      <Link className="link" to="/account/decisions">
        {t('accounts.settings.decisions')}
      </Link>
      <Button look="danger-quiet" className="-ms-3" icon={<Trash2Icon />} onClick={() => setDeleting(true)}>
        {t('accounts.settings.delete')}
      </Button>
      {isDeleting ? <DeleteDialog email={email} onClose={() => setDeleting(false)} /> : null}
    </Section>
  )
}
