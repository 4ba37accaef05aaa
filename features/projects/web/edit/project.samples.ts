import type { Member, Project } from '../project.types.ts'
import { emptyProject } from './project-values.ts'

/** A member for tests. */
export const sampleMember = (id: number, own: Partial<Member> = {}): Member => ({
  id,
  person: { uid: `00000000-0000-4000-8000-00000000000${id}`, name: `Участник ${id}`, avatarUrl: null },
  lastName: 'Участник',
  firstName: String(id),
  middleName: '',
  email: `member${id}@people.example`,
  phone: '',
  position: '',
  role: 'MEMBER',
  rolesInTeam: [],
  roleInTeam: '',
  responsibilityAreas: [],
  responsibilityArea: '',
  competencies: [],
  resume: '',
  resumeFile: null,
  additionalInfo: '',
  actions: ['edit', 'promote', 'remove'],
  ...own,
})

/** A project for tests. */
export const sampleProject = (own: Partial<Project> = {}): Project => ({
  ...emptyProject,
  summary: '',
  description: '',
  industries: [],
  territory: null,
  stage: null,
  id: 7,
  name: 'Теплоконтур',
  serialNumber: 'P-000035',
  logoUrl: null,
  publicationStatus: 'DRAFT',
  version: 4,
  createdAt: '2026-03-10T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  leader: sampleMember(1).person,
  keeper: null,
  members: [sampleMember(1, { role: 'LEADER', actions: ['edit'] }), sampleMember(2)],
  documents: [],
  tracks: [],
  profileHidden: false,
  leadershipOffer: null,
  joinRequests: 0,
  room: null,
  actions: ['edit', 'addDocument', 'invite', 'recruit', 'apply', 'delete', 'decideJoining'],
  ...own,
})
