import type { PagePreview } from '#platform/domain/page-preview.ts'
import { serveThread } from '../threads/serve-thread.ts'
import { previewSvg } from './preview-svg.ts'

// Entry of a thread that converts text to outlines: loading the typeface would block other requests for too long.
serveThread(async (preview: PagePreview): Promise<string> => previewSvg(preview))
