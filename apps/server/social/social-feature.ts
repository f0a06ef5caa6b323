import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { FileStore } from '@basera/platform/server/files'
import { every } from '@basera/platform/server/jobs'
import type { Limit } from '@basera/platform/server/limits'
import { sweepPictures } from './kept-pictures.ts'

/** Drawings for one network; what is kept costs none. */
const limits: Readonly<Record<string, Limit>> = { 'social-picture': { points: 60, seconds: 60 } }

/** Limit and sweep of social pictures; pages make them (shell.social-picture). */
export const socialFeature = (files: FileStore): Feature =>
  defineFeature({
    name: 'social-pictures',
    calls: {},
    handlers: {},
    limits,
    tasks: [every(60, 'sweep-social-pictures', () => sweepPictures(files))],
  })
