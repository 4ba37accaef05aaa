import * as risks from '../../../features/risks/contract/risk.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import { row, without, type Row } from './row.ts'
import type { Who, World } from './world.ts'

const founders: readonly Who[] = ['leader', 'member']
const seers: readonly Who[] = [
  ...founders,
  'tracker',
  'teamTracker',
  'team',
  'admin',
  'portalAdmin',
  'deputyAdmin',
]
const editing = { see: without(seers, founders) }
const leading = { see: without(seers, ['leader']) }

/** A project in a track of the accelerator. */
const working = async (world: World) => (await world.work()).projectId
const projectQuery = async (world: World) => ({ query: { projectId: String(await working(world)) } })

const risk = async (world: World, response: 'RISK_ACCEPTANCE' | null = null) =>
  insertOne(world.db, 'risk', {
    project_id: await working(world),
    name: 'Уйдёт технолог',
    kind: 'TEAM',
    chance_before: 'UNLIKELY',
    losses_before: 'WILL_LOSE_UP_TO_20_PERCENT',
    response,
  })

const given = {
  name: 'Уйдёт технолог',
  description: '',
  kind: 'TEAM' as const,
  chanceBefore: 'UNLIKELY' as const,
  lossesBefore: 'WILL_LOSE_UP_TO_20_PERCENT' as const,
  chanceAfter: null,
  lossesAfter: null,
  response: null,
  measures: '',
  ownerUid: null,
  deadline: null,
  done: false,
  calculationId: null,
  scenario: null,
}

/** Permissions on a project's risks: its team edits, its leader accepts, people who work with it read. */
export const risksRows: readonly Row[] = [
  row(risks.getRisks, seers, projectQuery),
  row(risks.getPastRisks, seers, async (world) => ({
    query: { ...(await projectQuery(world)).query, day: '2026-01-10', timeZone: 'Europe/Moscow' },
  })),
  row(risks.getRiskHistory, seers, projectQuery),
  row(
    risks.addRisk,
    founders,
    async (world) => ({ body: { ...given, projectId: await working(world) } }),
    editing,
  ),
  row(
    risks.addTypicalRisks,
    founders,
    async (world) => ({
      body: { projectId: await working(world), risks: [{ code: 'CURRENCY' as const, name: 'Курс валюты' }] },
    }),
    editing,
  ),
  row(
    risks.editRisk,
    founders,
    async (world) => ({ body: { ...given, id: (await risk(world)).id, version: 1 } }),
    editing,
  ),
  row(
    risks.moveRisk,
    founders,
    async (world) => ({
      body: {
        id: (await risk(world)).id,
        version: 1,
        side: 'before' as const,
        chance: 'UNREAL' as const,
        losses: 'NO_BUSINESS_IMPACT' as const,
      },
    }),
    editing,
  ),
  row(risks.deleteRisk, founders, async (world) => ({ body: { id: (await risk(world)).id } }), editing),
  row(
    risks.acceptRisk,
    ['leader'],
    async (world) => ({
      body: { id: (await risk(world, 'RISK_ACCEPTANCE')).id, version: 1, until: '2100-01-01' },
    }),
    leading,
  ),
  row(
    risks.setRiskStrategy,
    founders,
    async (world) => ({ body: { projectId: await working(world), strategy: 'ALL_RISKS' as const } }),
    editing,
  ),
]
