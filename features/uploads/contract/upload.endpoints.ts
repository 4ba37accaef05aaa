export { dropUpload, sendChunk, startUpload } from '#platform/contract/uploads.ts'
