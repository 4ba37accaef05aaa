import type { SendForm } from './send-form.ts'

/** What the settings of a type need to know of the field, and where its form is sent. */
export type SettingsProps = {
  multiple: boolean
  sendForm: SendForm
  /** The field is a criterion of a review: it counts in a total. */
  isCriterion?: boolean
}
