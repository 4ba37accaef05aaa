import { maxFileSize } from '#platform/domain/file-rules.ts'
import { standardValues } from '#platform/domain/variables/system-variables.ts'
import { createStore } from './store.ts'

type Limits = {
  uploadBytes: number
  reportProjects: number
  notificationMs: number
  successMs: number
  passwordLength: number
}

/** Limits that administrators set, as the settings report them; the standard ones until then. */
export const limitsStore = createStore<Limits>({
  uploadBytes: maxFileSize,
  reportProjects: standardValues.reportProjects,
  notificationMs: standardValues.notificationSeconds * 1000,
  successMs: standardValues.successSeconds * 1000,
  passwordLength: standardValues.passwordLength,
})
