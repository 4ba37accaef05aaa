import sharp from 'sharp'
import type { Value } from '../../features/fields/domain/values.ts'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { RequestedCodes } from './asked-codes.ts'
import { deckPdf } from './deck-pdf.ts'
import { drawEmblem, type Emblem } from './emblem.ts'
import { modelSheet } from './model-sheet.ts'
import { keep } from './profiles.ts'
import type { Venture } from './projects.ts'
import type { Scene } from './scene.ts'

/** Files of a project's plain element. */
export type ProfileFiles = { venture: Venture; code: string; value: Value }

type Plan = {
  code: string
  name: Record<'ru' | 'en', string>
  mime: string
  bytes: (venture: Venture) => Promise<Buffer>
}

const emblems: readonly Emblem[] = [
  {
    sign: 'waves',
    ground: [
      [22, 52, 78],
      [58, 110, 140],
    ],
    ink: [255, 196, 92],
  },
  {
    sign: 'sprout',
    ground: [
      [236, 244, 228],
      [196, 220, 176],
    ],
    ink: [52, 104, 60],
  },
  {
    sign: 'comet',
    ground: [
      [72, 46, 110],
      [150, 92, 160],
    ],
    ink: [255, 226, 190],
  },
]

const photo = async ({ row }: Venture): Promise<Buffer> =>
  sharp(await drawEmblem(emblems[row.id % emblems.length]!))
    .resize(640, 480, { fit: 'cover' })
    .png()
    .toBuffer()

const plans: readonly Plan[] = [
  {
    code: 'presentation',
    name: { ru: 'Презентация', en: 'Deck' },
    mime: 'application/pdf',
    bytes: async (venture) => deckPdf(venture.row.id),
  },
  { code: 'prototype_photos', name: { ru: 'Прототип', en: 'Prototype' }, mime: 'image/png', bytes: photo },
  {
    code: 'financial_model',
    name: { ru: 'Финансовая модель', en: 'Financial model' },
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: modelSheet,
  },
]

const endings: Record<string, string> = { 'application/pdf': 'pdf', 'image/png': 'png' }

/** Projects with all files: those that the first accelerators look at. Others have only those in review. */
const isShown = ({ startup }: Venture, at: number): boolean => startup.name === 'Теплоконтур' || at % 24 === 0

/** Stores real files for some projects, and returns the elements that contain them; none without a file storage. */
export const addProfileFiles = async (
  scene: Scene,
  ventures: readonly Venture[],
  { waiting }: RequestedCodes,
): Promise<ProfileFiles[]> => {
  if (!scene.files) return []
  const files: (ProfileFiles & { id: string })[] = []
  for (const [at, venture] of ventures.entries())
    for (const { code, name, mime, bytes } of plans) {
      if (!isShown(venture, at) && !waiting.get(venture.row.id)?.has(code)) continue
      const id = await keep(scene, {
        person: venture.leader,
        entity: 'PROJECT_PROFILE_OBJECT',
        name: `${venture.startup.name}. ${name[venture.locale]}.${endings[mime] ?? 'xlsx'}`,
        mime,
        bytes: await bytes(venture),
      })
      if (id) files.push({ venture, code, value: [id], id })
    }
  await insertAll(
    scene.db,
    'profile_file',
    files.map(({ id, venture }) => ({ file_id: id, project_id: venture.row.id })),
  )
  return files
}
