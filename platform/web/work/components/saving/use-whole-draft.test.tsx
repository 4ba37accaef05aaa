import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { useWholeDraft } from './use-whole-draft.ts'

type Sample = { name: string; rows: number[] }

const first = { value: { name: 'A', rows: [1] }, version: 1 }
const theirs = { value: { name: 'B', rows: [1] }, version: 2 }

const refused = () => new ApiError({ url: '/', status: 409, statusText: '', body: { code: 'STATE_CHANGED' } })

const save = vi.fn<(value: Sample, version: number) => Promise<{ value: Sample; version: number }>>()
const read = vi.fn<() => Promise<{ value: Sample; version: number }>>()

beforeEach(() => {
  save.mockReset().mockImplementation(async (value, version) => ({ value, version: version + 1 }))
  read.mockReset()
})

const open = (saved = first) =>
  renderHook((given) => useWholeDraft<Sample>({ saved: given, save, read }), { initialProps: saved })

test('what others save is shown while nothing is changed here', () => {
  const { result, rerender } = open()
  rerender(theirs)
  expect(result.current).toMatchObject({ value: theirs.value, isDirty: false, choose: null })
})

test('what others save of the same must be confirmed before one’s own replaces it', async () => {
  const { result, rerender } = open()
  act(() => result.current.change({ rows: [1, 2] }))
  rerender(theirs)
  expect(result.current.value).toEqual({ name: 'A', rows: [1, 2] })
  await act(() => result.current.save())
  expect(save).not.toHaveBeenCalled()
  act(() => result.current.choose?.('mine'))
  expect(result.current.choose).toBeNull()
  await act(() => result.current.save())
  expect(save.mock.calls).toEqual([[{ name: 'A', rows: [1, 2] }, 2]])
})

test('theirs is taken instead', () => {
  const { result, rerender } = open()
  act(() => result.current.change({ name: 'C' }))
  rerender(theirs)
  act(() => result.current.choose?.('theirs'))
  expect(result.current).toMatchObject({ value: theirs.value, isDirty: false, choose: null })
})

test('another part of the record, or the same change, is nobody’s conflict', async () => {
  const { result, rerender } = open()
  act(() => result.current.change({ name: 'C' }))
  rerender({ ...first, version: 5 })
  expect(result.current.choose).toBeNull()
  rerender({ value: { ...first.value, name: 'C' }, version: 6 })
  expect(result.current.choose).toBeNull()
  await act(() => result.current.save())
  expect(save.mock.calls).toEqual([[{ name: 'C', rows: [1] }, 6]])
})

test('a save that comes too late reads the current state: it requires a decision where that matters, else saves over it', async () => {
  const { result, rerender } = open()
  act(() => result.current.change({ name: 'C' }))
  save.mockRejectedValueOnce(refused())
  read.mockResolvedValueOnce({ ...first, version: 3 })
  await act(() => result.current.save())
  expect(save.mock.calls.map(([, version]) => version)).toEqual([1, 3])
  expect(result.current.isDirty).toBe(false)

  act(() => result.current.change({ name: 'D' }))
  save.mockReset().mockRejectedValueOnce(refused())
  read.mockResolvedValueOnce(theirs)
  await act(() => result.current.save())
  rerender(theirs)
  expect(save).toHaveBeenCalledTimes(1)
  expect(result.current.value.name).toBe('D')
  expect(result.current.choose).not.toBeNull()
})

test('what is typed while it is saved stays, unsaved', async () => {
  const { result, rerender } = open()
  act(() => result.current.change({ name: 'C' }))
  let answer = (): void => {}
  save.mockImplementationOnce(
    (value, version) => new Promise((resolve) => (answer = () => resolve({ value, version: version + 1 }))),
  )
  let saving: Promise<void> | undefined
  act(() => {
    saving = result.current.save()
  })
  act(() => result.current.change({ name: 'CD' }))
  await act(async () => {
    answer()
    await saving
  })
  rerender({ value: { name: 'C', rows: [1] }, version: 2 })
  expect(result.current).toMatchObject({ value: { name: 'CD', rows: [1] }, isDirty: true, choose: null })
})
