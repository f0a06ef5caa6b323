import { Problem, type ProblemDocument } from '@basera/platform/contract'
import { Banner, Button, FileTextIcon, Trash2Icon } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import en from '../../locales/en.json'
import { loadAuthClient } from '../../session/index.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { Section } from './section.tsx'

const fileName = 'basera-data.zip'
/** Milliseconds until the browser has taken the file over. */
const handOver = 60_000

async function fetchArchive(): Promise<Blob> {
  const { data } = await (await loadAuthClient()).getSession()
  const authorization = `Bearer ${data.session?.access_token ?? ''}`
  const answer = await fetch('/api/me/export', { headers: { authorization } })
  if (answer.ok) return answer.blob()
  const { code, detail } = (await answer.json()) as ProblemDocument
  throw new Problem(code, detail)
}

/** Downloads all data (accounts.data-copy). Throws {@link Problem}, or `fetch`'s error without a connection. */
async function downloadData(): Promise<void> {
  const address = URL.createObjectURL(await fetchArchive())
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), handOver)
}

function Download() {
  const t = useSentences(en)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const download = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await downloadData()
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
