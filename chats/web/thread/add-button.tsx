import type { ChatHead } from '@basera/chats/contract'
import { PlusIcon } from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import { Suspense, useState } from 'react'
import en from '../locales/en.json'
import type { PhotoTray } from '../photos/use-photo-tray.ts'
import { isFirstDay } from './use-keep-here.tsx'

const AddSheet = lazyPart(async () => ({ default: (await import('./add-sheet.tsx')).AddSheet }))

interface AddButtonProps {
  readonly chat: ChatHead
  readonly startedAt: string | undefined
  readonly tray: PhotoTray
}

export function AddButton({ chat, startedAt, tray }: AddButtonProps) {
  const t = useSentences(en)
  const [isOpen, setOpen] = useState(false)
  const name = t('chats.add.open')
  return (
    <>
      <button
        type="button"
        className="chat-send is-add"
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PlusIcon />
      </button>
      {isOpen && (
        <Suspense>
          <AddSheet {...{ chat, tray }} isFirstDay={isFirstDay(startedAt)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
