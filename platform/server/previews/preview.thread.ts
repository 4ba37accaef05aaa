import type { PagePreview } from '#platform/domain/page-preview.ts'
import { serveThread } from '../threads/serve-thread.ts'
import { previewSvg } from './preview-svg.ts'

// The entry of a thread that turns words into outlines: reading the typeface takes longer than others should wait.
serveThread(async (preview: PagePreview): Promise<string> => previewSvg(preview))
