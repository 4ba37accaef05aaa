import pg from 'pg'
import { demoPassword } from '../../../database/demo/index.ts'
import { signIn } from '../../support/http-sign-in.ts'
import { startPortal, startWorker } from '../servers.ts'
import { measureRuns } from './run-times.ts'
import { measureAround, measureList, type Asker } from './track-lists.ts'
import { copyDatabase, dropDatabase, makeLargeTracks } from './track-world.ts'

const json = { 'content-type': 'application/json' }

/**
 * Measures the database costs of a track with 10,000 pending applications and as many participations, and the time
 * of deciding on all of them and of selecting among 10,000, in a copy of the database that is deleted afterwards.
 */
export const measureTrack = async (world: string, line: (line: string) => void): Promise<void> => {
  const url = await copyDatabase(world, 'bench_track')
  const tracks = await makeLargeTracks(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const portal = await startPortal(url, 3901, { WORKER: 'none' })
  const api = `${portal.origin}/api/v1`
  const onAccelerator = async (name: string, email: string): Promise<Asker> => {
    const { headers } = await signIn(portal.origin, email, demoPassword)
    return { name, headers: { ...headers, 'accelerator-id': String(tracks.acceleratorId) } }
  }
  const admin = await onAccelerator('administrator', 'acc-admin@demo.example')
  const askers = [
    await onAccelerator('team', 'acc@demo.example'),
    await onAccelerator('tracker', 'trc@demo.example'),
  ]
  line('| on the track | asked | slowest | database ms | pages read | goal |')
  line('| --- | --- | --- | --- | --- | --- |')
  await measureList(client, api, askers, { tracks, line })
  await measureAround(client, api, askers, { tracks, line })
  const worker = await startWorker(url)
  await measureRuns(client, { api, headers: { ...admin.headers, ...json }, tracks, line })
  await Promise.all([portal.stop(), worker.stop()])
  await client.end()
  await dropDatabase(url)
}
