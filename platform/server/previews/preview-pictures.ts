import type { PagePreview } from '#platform/domain/page-preview.ts'
import { expiringMap } from '../expiring-map.ts'
import { drawnImage } from '../files/images.ts'
import { threadPool } from '../threads/thread-pool.ts'
import { logoPlace } from './logo-place.ts'

/** Pictures that a process keeps ready: services that show previews ask for one many times within minutes. */
const kept = 50
const keptFor = 3_600_000

/** Built, the entry stands beside the program (`tools/build.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './preview.thread.ts' : './preview-thread.js',
  import.meta.url,
)

const made = expiringMap<Promise<Buffer>>(kept)

const { run } = threadPool<PagePreview, string>({
  entry,
  size: 1,
  waiting: 20,
  waitSeconds: 10,
  idleSeconds: 60,
  megabytes: 128,
  seconds: 10,
})

type Asked = {
  /** Whoever asks: of one, a picture is drawn at a time. */
  by: string
  preview: PagePreview
  /** What tells it from other pictures. */
  tag: string
  /** Reads the logo; null where there is none any more. */
  readLogo: (address: string) => Promise<Buffer | null>
}

const draw = async ({ by, preview, readLogo }: Omit<Asked, 'tag'>): Promise<Buffer> => {
  const logo = preview.logo ? await readLogo(preview.logo) : null
  const svg = await run(by, { ...preview, logo: logo && preview.logo })
  return drawnImage(svg, logo ? { bytes: logo, ...logoPlace } : null)
}

/** The picture of a link preview (jpeg), drawn when it is first asked for and kept for a while. */
export const previewPicture = (asked: Asked): Promise<Buffer> => {
  const { tag } = asked
  const known = made.get(tag)
  if (known) return known
  const picture = draw(asked)
  made.set(tag, picture, Date.now() + keptFor)
  // What failed is tried again.
  picture.catch(() => made.delete(tag))
  return picture
}
