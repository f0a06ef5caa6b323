import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { profileCalls } from '../../contract/profile-calls.ts'
import { changeProfile, showProfile } from './profile.ts'
import { type AvatarNeeds, replaceAvatar } from './replace-avatar.ts'

const profileLimits: Readonly<Record<string, Limit>> = {
  'profile-change': { points: 120, seconds: 3600 },
  'avatar-change': { points: 30, seconds: 3600 },
}

interface ProfileNeeds extends AvatarNeeds {
  readonly limits: Limits
}

export function profileFeature(needs: ProfileNeeds): Feature {
  const { db, limits } = needs
  return defineFeature({
    name: 'profile',
    calls: profileCalls,
    handlers: {
      'GET /api/me/profile': (_, { session }) => showProfile(db, session.userId),
      'PATCH /api/me/profile': async ({ body }, member) => {
        await limits.spend('profile-change', member)
        return changeProfile(db, member.session.userId, body)
      },
      'PUT /api/me/avatar': async ({ file }, member) => {
        await limits.spend('avatar-change', member)
        return replaceAvatar(needs, member.session.userId, file)
      },
    },
    limits: profileLimits,
  })
}
