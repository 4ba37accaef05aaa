import type { ProgrammeNode, SettingsTree, TrackNode, TrackpointNode } from './settings.queries.ts'

const shared = {
  contentStatus: 'PUBLISHED',
  seq: 1,
  version: 3,
  reliedOn: 0,
  deletionBlock: null,
  updatedAt: '2026-11-19T09:00:00.000Z',
} as const

const programmeRef = { id: 1, name: 'Промышленные пилоты' }

/** A trackpoint for the tests of the settings. */
export const trackpointNode = (own: Partial<TrackpointNode> = {}): TrackpointNode => ({
  ...shared,
  id: 21,
  name: 'Паспорт проекта',
  description: '',
  expectedResult: '',
  type: 'TASK',
  performer: 'TEAM',
  strictlyAccepted: true,
  answerRequired: true,
  durationDays: 7,
  reportType: null,
  template: null,
  programme: programmeRef,
  track: { id: 11, name: 'Пилот с заводом', investmentType: 'NONE' },
  copiedFrom: null,
  tasksCount: 0,
  actions: ['archive', 'edit', 'order', 'delete', 'copy'],
  ...own,
})

/** A track for the tests of the settings. */
export const trackNode = (own: Partial<TrackNode> = {}): TrackNode => ({
  ...shared,
  id: 11,
  name: 'Пилот с заводом',
  description: '',
  selectionConditions: '',
  faceText: '',
  coverUrl: null,
  durationDays: 90,
  investmentType: 'NONE',
  shortLink: 'pilot',
  decisionDays: null,
  feeAmount: null,
  feeCurrency: 'RUB',
  sharePercent: null,
  acceptAutomatically: false,
  expertiseVisibleToTeam: false,
  requestType: 'CONTINUOUS',
  sharedStreamSchedule: false,
  followsSchedule: false,
  programme: programmeRef,
  accessStatus: 'ALLOWED_TO_WORK',
  trackpointsCount: 2,
  requestsCount: 3,
  offeredTo: [],
  copiedFrom: null,
  newerVersion: null,
  actions: ['archive', 'edit', 'order', 'delete', 'block'],
  trackpoints: [trackpointNode(), trackpointNode({ id: 22, name: 'Первая версия' })],
  ...own,
})

/** A programme for the tests of the settings. */
export const programmeNode = (own: Partial<ProgrammeNode> = {}): ProgrammeNode => ({
  ...shared,
  id: 1,
  name: 'Промышленные пилоты',
  description: 'Пилоты с заводами',
  durationDays: null,
  creationStrategy: 'STRICT',
  hideProjectProfile: false,
  automaticPublication: false,
  tracksCount: 1,
  actions: ['archive', 'edit', 'order', 'delete'],
  tracks: [trackNode()],
  ...own,
})

/** A tree for the tests of the settings. */
export const treeOf = (own: Partial<SettingsTree> = {}): SettingsTree => ({
  acceleratorApproved: true,
  acceleratorStatus: 'ACTIVE',
  currencies: ['RUB', 'USD'],
  canEdit: true,
  programmes: [programmeNode()],
  ...own,
})

/** A programme in responses of its own calls: without its tracks. */
export const programmeAnswer = (own: Partial<ProgrammeNode> = {}): Omit<ProgrammeNode, 'tracks'> => {
  const { tracks: _tracks, ...programme } = programmeNode(own)
  return programme
}

/** A track in responses of its own calls: without its trackpoints. */
export const trackAnswer = (own: Partial<TrackNode> = {}): Omit<TrackNode, 'trackpoints'> => {
  const { trackpoints: _trackpoints, ...track } = trackNode(own)
  return track
}
