import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import * as proposals from '../../../features/technologies/contract/proposal.endpoints.ts'
import * as shown from '../../../features/technologies/contract/shown-technology.endpoints.ts'
import * as parts from '../../../features/technologies/contract/technology-parts.endpoints.ts'
import * as sheet from '../../../features/technologies/contract/technology-sheet.endpoints.ts'
import * as technologies from '../../../features/technologies/contract/technology.endpoints.ts'
import { technologyProposals } from '../../../features/technologies/domain/proposal.machine.ts'
import { technologies as policy } from '../../../features/technologies/domain/technology.machine.ts'
import { findProposal } from '../../../features/technologies/server/proposal.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { checked, open } from './list-check.ts'
import { row, type Row } from './row.ts'
import { everybody, type World } from './world.ts'

const administrators = ['portalAdmin', 'deputyAdmin'] as const

let made = 0

const technology = async ({ db }: World, status: 'DRAFT' | 'ACTIVE' | 'ARCHIVE' = 'DRAFT') =>
  insertOne(db, 'technology', {
    code: `WHO-${(made += 1)}`,
    name_ru: `Технология ${made}`,
    name_en: `Technology ${made}`,
    purpose_ru: 'Назначение',
    status,
  })

const words = () => ({
  code: `NEW-${(made += 1)}`,
  nameRu: 'Технология',
  nameEn: 'Technology',
  purposeRu: 'Назначение',
  purposeEn: '',
  requirementsRu: '',
  requirementsEn: '',
  examplesRu: '',
  examplesEn: '',
  areasRu: '',
  areasEn: '',
  restrictionsRu: '',
  restrictionsEn: '',
  industryIds: [],
})

const technologyQuery = async (world: World) => ({
  query: { technologyId: String((await technology(world)).id) },
})
const moved = async (world: World, status: 'DRAFT' | 'ACTIVE' | 'ARCHIVE') => ({
  body: { id: (await technology(world, status)).id, version: 1 },
})
const related = async (world: World) => {
  const [one, other] = [await technology(world), await technology(world)]
  return { technologyId: one.id, relatedId: other.id, kind: 'RELATED' as const }
}
const document = async (world: World) => {
  const { id } = await technology(world, 'ACTIVE')
  const file_id = await world.keptFile('TECHNOLOGY')
  return insertOne(world.db, 'technology_document', {
    technology_id: id,
    file_id,
    name: 'паспорт.txt',
  })
}

/** A proposal of the leader. */
const proposed = async ({ db, people }: World) => {
  const { id } = await insertOne(db, 'technology_proposal', {
    person_uid: people.leader.uid,
    name: 'Технология',
    purpose: 'Назначение',
  })
  return { id, version: 1 }
}

const file = { name: 'technologies.csv', content: 'code;name_ru;name_en;purpose_ru\nWHO-X;а;a;б\n' }

/** Calls of the technology catalogue: everybody reads published ones, the portal's administrators edit. */
export const technologiesRows: readonly Row[] = [
  row(technologies.listTechnologies, administrators, () => ({ query: {} }), {
    list: open(policy.view, () => sql`select id from technology`),
  }),
  row(technologies.getTechnology, administrators, technologyQuery),
  row(technologies.getTechnologyHistory, administrators, technologyQuery),
  row(technologies.createTechnology, administrators, () => ({ body: words() }), {
    absent: { industryIds: 400 },
  }),
  row(
    technologies.editTechnology,
    administrators,
    async (world) => ({ body: { ...words(), ...(await moved(world, 'DRAFT')).body } }),
    { absent: { industryIds: 400 } },
  ),
  row(technologies.activateTechnology, administrators, (world) => moved(world, 'DRAFT')),
  row(technologies.archiveTechnology, administrators, (world) => moved(world, 'ACTIVE')),
  row(technologies.restoreTechnology, administrators, (world) => moved(world, 'ARCHIVE')),
  row(technologies.deleteTechnology, administrators, async (world) => ({
    body: { id: (await technology(world)).id },
  })),
  row(parts.relateTechnologies, administrators, async (world) => ({ body: await related(world) }), {
    absent: { relatedId: 400 },
  }),
  row(parts.unrelateTechnologies, administrators, async (world) => {
    const body = await related(world)
    await insertOne(world.db, 'technology_relation', {
      technology_id: body.technologyId,
      related_id: body.relatedId,
      kind: body.kind,
    })
    return { body }
  }),
  row(parts.assessTechnology, administrators, async (world) => ({
    body: {
      technologyId: (await technology(world)).id,
      level: 4,
      day: '2026-01-10',
      evidence: 'Протокол испытаний',
      assessor: 'Лаборатория',
    },
  })),
  row(parts.removeAssessment, administrators, async (world) => ({
    body: {
      assessmentId: (
        await insertOne(world.db, 'technology_readiness', {
          technology_id: (await technology(world)).id,
          level: 3,
          day: '2026-01-10',
          evidence: 'Протокол',
          assessor: 'Лаборатория',
        })
      ).id,
    },
  })),
  row(
    parts.addTechnologyPerson,
    administrators,
    async (world) => ({
      body: {
        technologyId: (await technology(world)).id,
        kind: 'AUTHOR' as const,
        personUid: world.people.portalAdmin.uid,
      },
    }),
    { absent: { personUid: 400 } },
  ),
  row(parts.removeTechnologyPerson, administrators, async (world) => {
    const body = {
      technologyId: (await technology(world)).id,
      kind: 'AUTHOR' as const,
      personUid: world.people.portalAdmin.uid,
    }
    await insertOne(world.db, 'technology_person', {
      technology_id: body.technologyId,
      person_uid: body.personUid,
      kind: body.kind,
    })
    return { body }
  }),
  row(parts.uploadTechnologyDocument, administrators, technologyQuery, {
    file: { name: 'a.txt', content: 'a' },
  }),
  row(parts.deleteTechnologyDocument, administrators, async (world) => ({
    body: { documentId: (await document(world)).id },
  })),
  row(parts.downloadTechnologyDocument, everybody, async (world) => ({
    query: { documentId: String((await document(world)).id) },
  })),
  row(proposals.listTechnologyProposals, administrators, () => ({ query: {} }), {
    list: open(policy.manage, () => sql`select id from technology_proposal`),
  }),
  row(proposals.listOwnTechnologyProposals, everybody, () => ({ query: {} }), {
    list: checked(
      () => sql`select id from technology_proposal`,
      ({ db }, id) => findProposal(db, id),
      technologyProposals.withdraw.allows,
    ),
  }),
  row(proposals.proposeTechnology, everybody, () => ({
    body: { name: 'Технология', purpose: 'Назначение', source: '' },
  })),
  row(
    proposals.acceptTechnologyProposal,
    administrators,
    async (world) => ({
      body: {
        ...(await proposed(world)),
        code: `PRO-${(made += 1)}`,
        nameRu: 'Технология',
        nameEn: 'Technology',
      },
    }),
    { see: ['leader'] },
  ),
  row(
    proposals.declineTechnologyProposal,
    administrators,
    async (world) => ({ body: { ...(await proposed(world)), reason: 'Уже есть' } }),
    { see: ['leader'] },
  ),
  row(proposals.withdrawTechnologyProposal, ['leader'], async (world) => ({ body: await proposed(world) }), {
    see: [...administrators],
  }),
  row(sheet.exportTechnologies, administrators, () => ({}), { absent: 'left out' }),
  row(sheet.checkTechnologyImport, administrators, () => ({}), { absent: 'left out', file }),
  row(
    sheet.applyTechnologyImport,
    administrators,
    async ({ db }) => {
      const { rows } = await sql<{ revision: number }>`select revision from technology_catalogue`.execute(db)
      return { query: { revision: String(rows[0]!.revision) } }
    },
    { absent: 'left out', file },
  ),
  row(shown.listShownTechnologies, everybody, () => ({ query: {} }), {
    list: open(portalPolicy.visit, () => sql`select id from technology where status = 'ACTIVE'`),
  }),
  row(shown.getShownTechnology, everybody, async (world) => ({
    query: { technologyId: String((await technology(world, 'ACTIVE')).id) },
  })),
  row(shown.getTechnologyNeighbours, everybody, async (world) => ({
    query: { technologyId: String((await technology(world, 'ACTIVE')).id) },
  })),
  row(shown.compareTechnologies, everybody, () => ({ query: { one: 'AM-001', other: 'AI-001' } }), {
    absent: 'left out',
  }),
  row(shown.getTechnologyGraph, everybody, () => ({}), { absent: 'left out' }),
  row(shown.getTechnologyTree, everybody, () => ({ query: {} }), { absent: 'left out' }),
]
