import { Button, IconButton } from '@basera/platform/design'
import { Mark } from '@basera/platform/design/art'
import { XIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { createRoot } from 'react-dom/client'
import en from '../locales/en.json'
import './install.css'
import { givenPrompt, mayOffer, noteOffered } from './install-state.ts'

function InstallOffer({ onClose }: { readonly onClose: () => void }) {
  const t = useSentences(en)
  const prompt = givenPrompt()
  const install = () => {
    onClose()
    prompt?.prompt().catch(() => undefined)
  }
  return (
    <aside className="install" aria-label={t('install.title')}>
      <Mark />
      <div>
        <strong>{t('install.title')}</strong>
        <p>{t('install.text')}</p>
        {!prompt && <p>{t('install.safari')}</p>}
      </div>
      <IconButton icon={<XIcon />} label={t('install.close')} onClick={onClose} />
      <div className="install-actions">
        <Button size="s" onClick={onClose}>
          {t('install.notNow')}
        </Button>
        {prompt && (
          <Button size="s" look="primary" onClick={install}>
            {t('install.install')}
          </Button>
        )}
      </div>
    </aside>
  )
}

let isShown = false

async function look(): Promise<void> {
  if (isShown || !(await mayOffer()) || isShown) return
  isShown = true
  noteOffered()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<InstallOffer onClose={close} />)
}

/** Milliseconds. */
const patience = 1500

/** Shows the offer now, or once a heart or a chat of this visit allows it (shell.install-offer). */
export function offerInstall(): void {
  void look()
  document.addEventListener('click', () => setTimeout(() => void look(), patience))
}
