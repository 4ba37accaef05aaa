import type { SendForm } from './send-form.ts'

/** What the settings of a type need of the field, and the upload of its form. */
export type SettingsProps = {
  multiple: boolean
  sendForm: SendForm
  /** Whether the field is a criterion of a review, which counts in a total. */
  isCriterion?: boolean
}
