import { imageWithin } from '#platform/server/files/images.ts'
import { drawCover } from './cover-picture.ts'
import { keep } from './profiles.ts'
import type { Scene } from './scene.ts'
import type { Lane } from './tracks.ts'

/** The track with the most detailed public page. */
export const facedTrack = 'predposev'

const story = [
  '<p>За два месяца команда проверяет спрос, собирает первую версию и встречается с&nbsp;инвесторами. Мы не учим теории: каждую неделю вы делаете один шаг и показываете, что вышло.</p>',
  '<h3>Что вы получите</h3>',
  '<ul><li><p><strong>Трекера</strong>, который видел ваш рынок изнутри, и встречу с ним раз в неделю.</p></li><li><p><strong>Три пилота</strong> с партнёрами программы: договариваемся вместе с вами.</p></li><li><p><strong>Демо-день</strong> перед двадцатью инвесторами в конце потока.</p></li></ul>',
  '<h3>Кого мы ждём</h3>',
  '<p>Команды от двух человек с прототипом или первыми продажами. Один основатель — тоже команда, если рядом есть тот, кто продаёт.</p>',
  '<blockquote><p>Мы пришли с таблицей и двумя интервью, а ушли с пилотом на заводе.</p></blockquote>',
  '<p>Вопросы до заявки — <a href="mailto:hello@example.com" rel="noopener noreferrer nofollow">hello@example.com</a>.</p>',
].join('')

/** Gives one track a public page: a text, and an image if there is a file storage. */
export const drawFace = async (scene: Scene, lanes: readonly Lane[]): Promise<void> => {
  const lane = lanes.find(({ plan }) => plan.link === facedTrack)
  if (!lane) return
  const person = lane.house.admins[0]!
  const { bytes } = await imageWithin('demo', await drawCover(), { width: 1600, height: 1600 })
  const cover = await keep(scene, {
    person,
    entity: 'TRACK_PICTURE',
    name: 'cover.webp',
    mime: 'image/webp',
    bytes,
  })
  await scene.db
    .updateTable('track')
    .set({ face_text: story, cover_file_id: cover })
    .where('id', '=', lane.row.id)
    .execute()
}
