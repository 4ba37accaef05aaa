import type { PagePreview } from '#platform/domain/page-preview.ts'
import { expiringMap } from '../expiring-map.ts'
import { drawnImage } from '../files/images.ts'
import { threadPool } from '../threads/thread-pool.ts'
import { logoPlace } from './logo-place.ts'

/** Images cached per process: services that show previews request one many times within minutes. */
const maxCached = 50
const cacheMs = 3_600_000

/** In a build the entry is next to the program (`tools/build.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './preview.thread.ts' : './preview-thread.js',
  import.meta.url,
)

const made = expiringMap<Promise<Buffer>>(maxCached)

const { run } = threadPool<PagePreview, string>({
  entry,
  size: 1,
  waiting: 20,
  waitSeconds: 10,
  idleSeconds: 60,
  megabytes: 128,
  seconds: 10,
})

type PreviewRequest = {
  /** The requester; one image per requester is drawn at a time. */
  by: string
  preview: PagePreview
  /** The cache key of the image. */
  tag: string
  /** Reads the logo; null if it no longer exists. */
  readLogo: (address: string) => Promise<Buffer | null>
}

const draw = async ({ by, preview, readLogo }: Omit<PreviewRequest, 'tag'>): Promise<Buffer> => {
  const logo = preview.logo ? await readLogo(preview.logo) : null
  const svg = await run(by, { ...preview, logo: logo && preview.logo })
  return drawnImage(svg, logo ? { bytes: logo, ...logoPlace } : null)
}

/** The image of a link preview (jpeg), drawn on first request and cached for a while. */
export const previewPicture = (request: PreviewRequest): Promise<Buffer> => {
  const { tag } = request
  const known = made.get(tag)
  if (known) return known
  const picture = draw(request)
  made.set(tag, picture, Date.now() + cacheMs)
  // Failures are not cached.
  picture.catch(() => made.delete(tag))
  return picture
}
