import { expect, test } from 'vitest'
import { activeWorker } from './active-worker.ts'

class Worker extends EventTarget {
  state = 'installing'
  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const registered = (workers: Partial<Record<'active' | 'waiting' | 'installing', Worker>>) =>
  ({ active: null, waiting: null, installing: null, ...workers }) as unknown as ServiceWorkerRegistration

test('a worker that is active already is the one', async () => {
  const worker = new Worker()
  expect(await activeWorker(registered({ active: worker, installing: new Worker() }))).toBe(worker)
})

test('one that is being installed is awaited', async () => {
  const worker = new Worker()
  const found = activeWorker(registered({ installing: worker }))
  worker.become('installed')
  worker.become('activated')
  expect(await found).toBe(worker)
})

test('one that fails says so instead of waiting for ever', async () => {
  const worker = new Worker()
  const found = activeWorker(registered({ installing: worker }))
  worker.become('redundant')
  await expect(found).rejects.toThrow('could not be installed')
  await expect(activeWorker(registered({}))).rejects.toThrow('gone')
})
