import { previewParam } from '../../../features/landing/domain/preview.ts'

/** The key of a preview that an address names, or null. */
export const previewOf = (url: URL): string | null => {
  const key = url.searchParams.get(previewParam)
  return key && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : null
}
