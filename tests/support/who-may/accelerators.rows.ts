import { sql } from 'kysely'
import * as documents from '../../../features/accelerators/contract/document.endpoints.ts'
import * as logos from '../../../features/accelerators/contract/logo.endpoints.ts'
import * as marketing from '../../../features/accelerators/contract/marketing.endpoints.ts'
import * as profiles from '../../../features/accelerators/contract/profile.endpoints.ts'
import * as requests from '../../../features/accelerators/contract/request.endpoints.ts'
import * as showcase from '../../../features/accelerators/contract/showcase-accelerators.endpoints.ts'
import { acceleratorProfiles } from '../../../features/accelerators/domain/accelerator-profile.policy.ts'
import { marketingFiles } from '../../../features/accelerators/domain/marketing-file.policy.ts'
import { showcaseAccelerators } from '../../../features/accelerators/domain/showcase-accelerator.policy.ts'
import type { ApprovalState } from '../../../features/accelerators/domain/states.ts'
import { findAccelerator } from '../../../features/accelerators/server/accelerator.repository.ts'
import { findMarketingFile } from '../../../features/accelerators/server/marketing-file.repository.ts'
import { getOfferedCurrencies } from '../../../features/fields/contract/currencies.endpoints.ts'
import type { Person } from '../factories/person.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { picture } from './picture.ts'
import { row, without } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const portal: readonly Who[] = ['portalAdmin', 'deputyAdmin']
const administrators: readonly Who[] = ['admin']
const insiders: readonly Who[] = ['admin', 'team', 'teamTracker', 'tracker', 'otherTracker', 'expert']
const seers: readonly Who[] = [...insiders, ...portal]
const readers: readonly Who[] = [...administrators, ...portal]
const team: readonly Who[] = ['admin', 'team', 'teamTracker']

const reason = {
  name: 'Лаборатория роста',
  country: 'DE',
  legalForm: 'NONPROFIT_ORGANIZATION',
  taxNumber: '27/123/45678',
  licenceNumber: '',
  licenceHolder: '',
  description: 'Программы для научных команд.',
  site: '',
  contactName: 'Анна Бергер',
  contactPhone: { country: 'DE', number: '030 1234567' },
  contactEmail: 'anna@lab.example',
} as const

const profile = {
  ...reason,
  industries: [] as number[],
  targetAudience: '',
  finalists: '',
  selectionConditions: '',
  timeZone: 'Europe/Berlin',
  status: 'ACTIVE' as const,
  type: 'CONTINUOUS' as const,
  currencies: ['RUB' as const, 'EUR' as const],
  teamRecruiting: false,
  requestsToTeam: false,
  investorCardsShown: false,
  trackTransfer: false,
  transferTargets: [] as number[],
  tracksAccepted: true,
}

/** The requested accelerator, in the given state of approval. */
const requested = async (world: World, approval: ApprovalState, requester: Person) => {
  const { id } = world.requested
  await world.db
    .updateTable('accelerator')
    .set({ approval, version: 1, created_by: requester.uid })
    .where('id', '=', id)
    .execute()
  return { id, version: 1 }
}

const document = async (world: World): Promise<{ id: number }> => {
  const fileId = await world.taskFile((await world.work()).taskId)
  return world.db
    .insertInto('accelerator_document')
    .values({
      accelerator_id: world.accelerator.id,
      file_id: fileId,
      name: 'Устав',
      created_by: world.people.admin.uid,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const marketingFile = async (world: World): Promise<{ id: number; fileId: string }> => {
  const fileId = await world.taskFile((await world.work()).taskId)
  const { id } = await world.db
    .insertInto('marketing_file')
    .values({
      accelerator_id: world.accelerator.id,
      file_id: fileId,
      name: 'Презентация',
      created_by: world.people.admin.uid,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, fileId }
}

const chosen = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })
const file = { name: 'notes.txt', content: 'notes' }
const editing = { see: without(seers, administrators) }
const managing = { see: without([...team, ...portal], administrators) }

/** Permissions on accelerators, requests for them, and their data. */
export const acceleratorRows = [
  row(showcase.listShowcaseAccelerators, everybody, () => ({ query: {} }), {
    list: checked(
      () => sql`select id from accelerator`,
      ({ db }, id) =>
        db.selectFrom('accelerator').select(['approval', 'name']).where('id', '=', id).executeTakeFirst(),
      showcaseAccelerators.view.allows,
    ),
  }),
  row(showcase.getShowcaseAccelerator, everybody, (world) => ({
    query: { acceleratorId: String(world.accelerator.id) },
  })),
  row(getOfferedCurrencies, everybody, () => ({})),
  row(requests.listMyAcceleratorRequests, everybody, () => ({})),
  row(requests.createAcceleratorRequest, everybody, () => ({ body: reason })),
  row(
    requests.resubmitAcceleratorRequest,
    ['leader'],
    async (world) => ({ body: { ...reason, ...(await requested(world, 'REJECTED', world.people.leader)) } }),
    { see: portal },
  ),
  row(
    requests.revokeAcceleratorRequest,
    ['leader'],
    async (world) => ({
      body: { id: (await requested(world, 'ON_COORDINATION', world.people.leader)).id },
    }),
    { see: portal },
  ),
  row(
    requests.approveAccelerator,
    portal,
    async (world) => ({ body: await requested(world, 'ON_COORDINATION', world.people.leader) }),
    { see: ['leader'] },
  ),
  row(
    requests.rejectAccelerator,
    portal,
    async (world) => ({
      body: {
        ...(await requested(world, 'ON_COORDINATION', world.people.leader)),
        reason: 'Нет устава.',
      },
    }),
    { see: ['leader'] },
  ),
  row(profiles.listAccelerators, portal, () => ({ query: {} }), {
    rest: 403,
    list: checked(
      () => sql`select id from accelerator`,
      ({ db }, id) => findAccelerator(db, id),
      acceleratorProfiles.view.allows,
    ),
  }),
  row(profiles.listApprovedAccelerators, everybody, () => ({ query: {} })),
  row(
    profiles.getAccelerator,
    readers,
    (world) => ({ query: { acceleratorId: String(world.accelerator.id) } }),
    { see: without(insiders, readers) },
  ),
  row(
    profiles.getAcceleratorHistory,
    readers,
    (world) => ({ query: { acceleratorId: String(world.accelerator.id) } }),
    { see: without(insiders, readers) },
  ),
  row(
    profiles.editAccelerator,
    administrators,
    (world) => ({ body: { ...profile, id: world.accelerator.id, version: 1 } }),
    editing,
  ),
  row(
    logos.uploadAcceleratorLogo,
    administrators,
    (world) => ({ query: { acceleratorId: String(world.accelerator.id) } }),
    { ...editing, file: picture },
  ),
  row(
    logos.deleteAcceleratorLogo,
    administrators,
    (world) => ({ body: { acceleratorId: world.accelerator.id } }),
    editing,
  ),
  row(logos.getAcceleratorLogo, everybody, async (world) => ({
    query: { image: await world.keptFile('ACCELERATOR_LOGO') },
  })),
  row(documents.listWaitingDocuments, everybody, () => ({})),
  row(documents.uploadWaitingDocument, everybody, () => ({}), { file }),
  row(
    documents.uploadAcceleratorDocument,
    administrators,
    (world) => ({ query: { acceleratorId: String(world.accelerator.id) } }),
    { ...editing, file },
  ),
  row(
    documents.deleteAcceleratorDocument,
    administrators,
    async (world) => ({ body: { documentId: (await document(world)).id } }),
    editing,
  ),
  row(
    documents.downloadAcceleratorDocument,
    readers,
    async (world) => ({ query: { documentId: String((await document(world)).id) } }),
    { see: without(insiders, readers) },
  ),
  row(
    marketing.listMarketingFiles,
    [...team, ...portal],
    (world) => ({
      headers: chosen(world),
      query: {},
    }),
    {
      list: checked(
        (parts) => sql`select id from marketing_file where accelerator_id = ${acceleratorOf(parts)}`,
        ({ db }, id) => findMarketingFile(db, sql`m.id = ${id}`),
        marketingFiles.read.allows,
      ),
    },
  ),
  row(marketing.uploadMarketingFile, administrators, (world) => ({ headers: chosen(world), query: {} }), {
    ...managing,
    file,
  }),
  row(
    marketing.editMarketingFile,
    administrators,
    async (world) => ({
      body: {
        id: (await marketingFile(world)).id,
        name: 'Буклет',
        description: '',
        access: 'TEAM' as const,
      },
    }),
    managing,
  ),
  row(
    marketing.deleteMarketingFile,
    administrators,
    async (world) => ({ body: { id: (await marketingFile(world)).id } }),
    managing,
  ),
  row(
    marketing.downloadMarketingFile,
    [...team, ...portal],
    async (world) => ({ query: { fileId: (await marketingFile(world)).fileId } }),
    { guest: 404 },
  ),
]
