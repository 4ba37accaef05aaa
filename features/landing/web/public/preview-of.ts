import { previewParam } from '../../domain/preview.ts'

/** The preview key in a URL, or null. */
export const previewOf = (url: URL): string | null => {
  const key = url.searchParams.get(previewParam)
  return key && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : null
}
