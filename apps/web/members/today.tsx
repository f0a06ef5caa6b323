import { Threshold } from '@basera/accounts/web'
import { ButtonLink } from '@basera/platform/design'
import { type PageHandle, pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import en from './locales/en.json'

type MembersPage = 'findRoommate'

/** What a verified member can do today in the place of a page that is not built. */
export function Today({ page, art }: { readonly page: MembersPage; readonly art: ReactNode }) {
  const t = useSentences(en)
  return (
    <Threshold
      art={art}
      title={t(`members.${page}`)}
      text={t(`members.${page}.text`)}
      actions={
        <>
          <ButtonLink look="primary" size="l" href="/find-room">
            {t('members.findRoom')}
          </ButtonLink>
          <ButtonLink size="l" href="/account/profile">
            {t('members.settings')}
          </ButtonLink>
        </>
      }
    />
  )
}

/** The head of such a page. */
export const todayHandle = (page: MembersPage): PageHandle =>
  pageHandle(() => ({ title: `${sentencesOf(en)(`members.${page}`)} | Basera`, noIndex: true }))
