import type { Visit, VisitCalls } from '@basera/chats/contract'
import { Banner, Button, buttonClass, Dialog } from '@basera/platform/design'
import { CopyIcon, SendHorizontalIcon } from '@basera/platform/design/icons'
import { copyLink, useApi, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import en from '../locales/en.json'
import { useAct } from './use-visits.ts'
import { visitTime } from './visit-times.ts'

interface TrustSheetProps {
  readonly visit: Visit
  readonly startsAt: string
  readonly name: string
  readonly isLister: boolean
  readonly onClose: () => void
}

/** A link for somebody trusted (chats.visit-link). It is shown once: only its hash is kept. */
export function TrustSheet({ visit, startsAt, name, isLister, onClose }: TrustSheetProps) {
  const t = useSentences(en)
  const api = useApi<VisitCalls>()
  const params = { id: visit.id }
  const [address, setAddress] = useState<string>()
  const { isBusy, failure, act } = useAct()
  const make = () =>
    act(async () => {
      const { token } = await api('POST /api/visits/{id}/link', { params })
      setAddress(`${window.location.origin}/visit/${token}`)
    })
  const end = () =>
    act(() => api('DELETE /api/visits/{id}/link', { params })).then((isDone) => isDone && onClose())
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.visit.trust')}
      closeLabel={t('chats.visit.close')}
      width={480}
    >
      <div className="visit-form">
        <p>{t('chats.visit.trust.text', { name })}</p>
        {address ? (
          <MadeLink
            text={t(isLister ? 'chats.visit.trust.message.lister' : 'chats.visit.trust.message', {
              at: visitTime(startsAt),
              link: address,
            })}
          />
        ) : (
          <Button look="primary" block busy={isBusy} onClick={() => void make()}>
            {t(visit.shared ? 'chats.visit.trust.anew' : 'chats.visit.trust.make')}
          </Button>
        )}
        {(visit.shared || address) && (
          <Button look="quiet" block busy={isBusy} onClick={() => void end()}>
            {t('chats.visit.trust.end')}
          </Button>
        )}
        <p className="visit-small">{t('chats.visit.trust.danger')}</p>
        {failure && <Banner tone="danger">{failure}</Banner>}
      </div>
    </Dialog>
  )
}

function MadeLink({ text }: { readonly text: string }) {
  const t = useSentences(en)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => setCopied((await copyLink(text)) === 'copied')
  return (
    <>
      <p className="visit-said">{text}</p>
      <a
        className={buttonClass({ look: 'primary', block: true })}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <SendHorizontalIcon />
        {t('chats.visit.trust.whatsapp')}
      </a>
      <Button block icon={<CopyIcon />} onClick={() => void copy()}>
        {t(isCopied ? 'chats.visit.trust.copied' : 'chats.visit.trust.copy')}
      </Button>
    </>
  )
}
