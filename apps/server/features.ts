import { openAccounts, type Parting } from '@basera/accounts/server'
import { alertsFeature } from '@basera/alerts/server'
import {
  knownPersonSubject,
  messageSubject,
  openChats,
  openListerAnswers,
  pushNotices,
  saidAfterVisits,
} from '@basera/chats/server'
import { helpFeature } from '@basera/help/server'
import { openPlaces, openTileArchive } from '@basera/places/server'
import type { Feature } from '@basera/platform/server/feature'
import type { Gate } from '@basera/platform/server/http'
import {
  countRoommatesNear,
  groupSubject,
  groupsFeature,
  profileSubject,
  roommateAlerts,
  roommatesFeature,
} from '@basera/roommates/server'
import {
  commentSubject,
  figuresFeature,
  openRoomAnswers,
  rentsFeature,
  roomAlerts,
  roomAlertsFeature,
  roomSubject,
  roomsFeature,
  shortlistsFeature,
} from '@basera/rooms/server'
import {
  caseFeatures,
  learnNumbers,
  moderatorGate,
  numberRecords,
  openReports,
  peopleFeature,
  type Reports,
  registerSubjects,
  reportsFeature,
} from '@basera/trust/server'
import { clientErrorsFeature } from './client-errors-feature.ts'
import { countHome } from './home.queries.ts'
import { homeFeature } from './home-feature.ts'
import { openLiveConnections } from './live.ts'
import { openPublicReads } from './public-reads.ts'
import type { Shared } from './shared.ts'
import { socialFeature } from './social/social-feature.ts'

export interface Product {
  readonly features: readonly Feature[]
  readonly gate: Gate
}

interface OpenProduct extends Product {
  readonly reports: Reports
}

/** Opens every feature and registers its limits. */
export async function openFeatures(shared: Shared): Promise<OpenProduct> {
  const { settings, logger, files, limits, secrets, mails, sms } = shared
  const { db, onOwnChange } = shared.database
  const { push, publicUrl, supportEmail, roomSearch } = settings
  const showsRooms = roomSearch === 'public'
  const site = { publicUrl, supportEmail }
  await learnNumbers(db, secrets)
  const partings: Parting[] = []
  const accounts = await openAccounts({
    ...{ secrets, limits, logger, mails, sms, files, partings },
    numbers: numberRecords(secrets),
    db,
    settings: { ...settings.accounts, ...site, roomSearch },
  })
  const tiles = settings.mapTiles ? await openTileArchive(settings.mapTiles, logger) : undefined
  const { googlePlaces: google, routingUrl, routingEngine } = settings
  const places = openPlaces({ google, routingUrl, routingEngine, tiles, logger })
  const live = openLiveConnections(shared, accounts)
  const publicDb = openPublicReads(shared, live.pubSub)
  const findSubject = registerSubjects([
    roomSubject({ mails, site }),
    profileSubject,
    groupSubject,
    commentSubject,
    knownPersonSubject,
    messageSubject,
  ])
  const reports = openReports({ db, files, find: findSubject })
  const features = [
    accounts.feature,
    peopleFeature(db),
    reportsFeature({ db, limits, files, reports }),
    ...caseFeatures({ db, secrets, limits, mails, site, files, findSubject, findVisits: saidAfterVisits }),
    homeFeature(settings, { counts: () => countHome(publicDb) }),
    places.feature,
    roomsFeature({
      ...{ db, publicDb, places, files, limits, logger, secrets, showsRooms },
      ...{ life: settings.roomLife, reviews: settings.reviewsRooms },
      answers: openRoomAnswers({ pubSub: live.pubSub, onOwnChange }),
    }),
    alertsFeature({
      ...{ db, limits, mails, secrets, site },
      kinds: [roomAlerts({ places, showsRooms }), roommateAlerts],
      push: push ? pushNotices : undefined,
    }),
    roomAlertsFeature({ db, places }),
    figuresFeature({ db, places, limits, answerHours: openListerAnswers(db) }),
    shortlistsFeature({ db, limits, secrets }),
    rentsFeature({
      ...{ db: publicDb, places, showsRooms },
      countRoommates: (point, radiusKm) => countRoommatesNear(publicDb, { ...point, radiusKm }),
    }),
    roommatesFeature({ db, limits, reports }),
    groupsFeature({ db, limits, secrets }),
    openChats({ db, limits, logger, files, live, mails, secrets, site, push, reports, partings }),
    live.feature,
    helpFeature({ db }),
    clientErrorsFeature(logger),
    socialFeature(files),
  ]
  for (const feature of features) limits.add(feature.limits)
  live.serve(features)
  return { features, reports, gate: moderatorGate(accounts.gate, db) }
}
