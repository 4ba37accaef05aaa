import S3rver from 's3rver'
import type { S3Settings } from '#platform/server/trees/s3-tree.ts'
import { afterFile } from './after-file.ts'
import { temporaryFolder } from './folders.ts'

/** A real S3 server of the test file with an empty bucket: signatures are checked, uploads in parts are put together. */
export const startS3 = async (): Promise<S3Settings & { stop: () => Promise<void> }> => {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: temporaryFolder(),
    configureBuckets: [{ name: 'runway', configs: [] }],
  })
  const { port } = await server.run()
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => (stopped ??= server.close())
  afterFile(stop)
  return {
    url: `http://127.0.0.1:${port}/runway`,
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    stop,
  }
}
