import { imageWithin } from '#platform/server/files/images.ts'
import { insertAll } from '../../tests/support/factories/insert.ts'
import { drawLossChart } from './loss-chart.ts'
import type { Cell } from './profile-values.ts'
import { keep } from './profiles.ts'
import type { Venture } from './projects.ts'
import type { Scene } from './scene.ts'

const caption = 'Потери тепла на пяти участках теплотрассы: оранжевым — до ремонта, зелёным — после.'

const alt =
  'Столбчатый график: потери снизились на всех пяти участках, сильнее всего на третьем — больше чем вдвое'

/** Inserts an image into a text of the initiator's first project; none without a file storage. */
export const addTextPicture = async (
  scene: Scene,
  ventures: readonly Venture[],
): Promise<(cell: Cell) => Cell> => {
  const venture = ventures.find(({ startup }) => startup.name === 'Теплоконтур')
  const same = (cell: Cell): Cell => cell
  if (!venture) return same
  const { bytes, width, height } = await imageWithin('demo', await drawLossChart(), {
    width: 1600,
    height: 1600,
  })
  const id = await keep(scene, {
    person: venture.leader,
    entity: 'RICH_TEXT_IMAGE',
    name: 'picture.webp',
    mime: 'image/webp',
    bytes,
  })
  if (!id) return same
  const project = venture.row.id
  await insertAll(scene.db, 'profile_picture', [{ file_id: id, project_id: project, width, height }])
  const picture = `<img data-picture="${id}" alt="${alt}" width="${width}" height="${height}">`
  return (cell) =>
    cell.project === project && cell.field === 'solution'
      ? { ...cell, value: `${String(cell.value)}<p>${caption}</p>${picture}` }
      : cell
}
