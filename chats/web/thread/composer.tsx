import { messageMax } from '@basera/chats/contract'
import { Banner } from '@basera/platform/design'
import { SendHorizontalIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import en from './locales/en.json'
import type { useComposer } from './use-composer.ts'

/** The box a message is typed in (marketplace 2). */
export function Composer({ composer }: { readonly composer: ReturnType<typeof useComposer> }) {
  const t = useSentences(en)
  const { text, write, submit, onKeyDown, isReady, hasFailed } = composer
  return (
    <>
      {hasFailed && (
        <Banner tone="danger" className="mx-(--gutter) my-2 lg:mx-12">
          {t('chats.thread.sendFailed')}
        </Banner>
      )}
      <form className="chat-composer" onSubmit={submit}>
        <span className="control">
          <textarea
            rows={1}
            value={text}
            maxLength={messageMax}
            placeholder={t('chats.thread.placeholder')}
            aria-label={t('chats.thread.message')}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </span>
        <button
          type="submit"
          className="chat-send"
          aria-label={t('chats.thread.send')}
          title={t('chats.thread.send')}
          disabled={!isReady}
        >
          <SendHorizontalIcon />
        </button>
      </form>
    </>
  )
}
