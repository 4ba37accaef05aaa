import { expect, test } from 'vitest'
import { endProgress, inProgress, progressStore, startProgress, withProgress } from './progress-store.ts'

test('progress counts per key and never goes below zero', () => {
  endProgress('export')
  expect(progressStore.get()['export']).toBe(0)
  startProgress('export')
  startProgress('export')
  startProgress('upload')
  endProgress('upload')
  endProgress('upload')
  expect(progressStore.get()).toEqual({ export: 2, upload: 0 })
  expect(inProgress()).toBe(true)
  endProgress('export')
  endProgress('export')
  expect(inProgress()).toBe(false)
})

test('work that fails ends its progress all the same', async () => {
  await expect(withProgress('save', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(inProgress()).toBe(false)
})
