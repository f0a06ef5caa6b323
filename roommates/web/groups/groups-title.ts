import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'

const titleOf = (pathname: string) =>
  /^\/groups\/(yours|join)/.test(pathname)
    ? 'roommates.group.yours'
    : pathname.startsWith('/groups/')
      ? 'roommates.group.page'
      : 'roommates.groups.title'

export const titleOfGroups = (pathname: string): string => `${sentencesOf(en)(titleOf(pathname))} | Basera`
