import { squareImages } from '#platform/server/files/images.ts'
import { drawEmblem, type Emblem, type Sign } from './emblem.ts'
import { keep } from './profiles.ts'
import { initiatorsProjects, type Venture } from './projects.ts'
import type { Scene } from './scene.ts'

const signs: readonly Sign[] = ['waves', 'sprout', 'comet', 'peaks']

const grounds: readonly Pick<Emblem, 'ground' | 'ink'>[] = [
  {
    ground: [
      [255, 112, 67],
      [214, 64, 28],
    ],
    ink: [255, 244, 232],
  },
  {
    ground: [
      [30, 90, 92],
      [16, 54, 66],
    ],
    ink: [180, 236, 214],
  },
  {
    ground: [
      [64, 68, 148],
      [38, 34, 92],
    ],
    ink: [255, 214, 120],
  },
]

/** Projects with a logo: those of the initiator's account, most published ones, and every fifth other. */
const hasLogo =
  (shown: ReadonlySet<number>) =>
  ({ startup, row }: Venture): boolean =>
    (initiatorsProjects as readonly string[]).includes(startup.name) ||
    row.id % 5 === 0 ||
    (shown.has(row.id) && row.id % 4 !== 3)

/** Gives some projects a logo; none without a file storage. */
export const drawLogos = async (scene: Scene, ventures: readonly Venture[]): Promise<void> => {
  if (!scene.files) return
  const shown = await scene.db.selectFrom('shown_project').select('project_id').execute()
  for (const venture of ventures.filter(hasLogo(new Set(shown.map(({ project_id }) => project_id))))) {
    const { row, leader, startup } = venture
    const colours = grounds[row.id % grounds.length]!
    const [bytes] = await squareImages(
      'demo',
      await drawEmblem({ sign: signs[row.id % signs.length]!, ...colours }),
      { sides: [256] },
    )
    const id = await keep(scene, {
      person: leader,
      entity: 'PROJECT_LOGO',
      name: `${startup.name}.webp`,
      mime: 'image/webp',
      bytes: bytes!,
    })
    await scene.db.updateTable('project').set({ logo_file_id: id }).where('id', '=', row.id).execute()
  }
}
