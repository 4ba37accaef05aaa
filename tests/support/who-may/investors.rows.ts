import * as profile from '../../../features/investors/contract/investor-profile.endpoints.ts'
import * as showcase from '../../../features/investors/contract/investor-showcase.endpoints.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

/** Whoever is shown investors: teams of accelerators, investors, the portal's administrators. */
const seers: readonly Who[] = ['teamTracker', 'team', 'admin', 'foreignAdmin', 'portalAdmin', 'deputyAdmin']

/** The one investor of the world, whose role the portal granted. */
const investor: readonly Who[] = ['foreignAdmin']

const shown = async ({ db }: World) => {
  await db.updateTable('accelerator').set({ investor_cards_shown: true }).execute()
}

const card = async (world: World) => {
  await shown(world)
  const { uid } = await world.make.person({ roles: ['INV'], card_published: true, card_to_world: true })
  return { headers: {}, query: { investorId: uid } }
}

/** Calls of the investors' showcase, and of what an investor says of themselves. */
export const investorsRows = [
  row(showcase.getInvestorsCards, seers, async (world) => {
    await shown(world)
    return { headers: {}, query: {}, body: {} }
  }),
  row(showcase.showInvestorsCards, everybody, () => ({ headers: {} })),
  row(showcase.getInvestorFilters, seers, async (world) => {
    await shown(world)
    return { headers: {} }
  }),
  row(showcase.getInvestorById, seers, card),
  row(profile.getInvestorProfile, investor, () => ({})),
  row(
    profile.saveInvestorProfile,
    investor,
    () => ({
      body: {
        thesis: 'Ищу роботов',
        portfolio: '',
        regions: '',
        stageIds: [],
        takesTransferred: false,
        version: 1,
      },
    }),
    { absent: { stageIds: 400 } },
  ),
]
