import type { z } from 'zod'
import type {
  formOffer,
  formRow,
  formSubmission,
  intakeForm,
  mapping,
  submissionRow,
  trial,
} from '../contract/form.schemas.ts'

/** A form for its screen. */
export type IntakeForm = z.output<typeof intakeForm>

/** Field mapping of a form. */
export type Mapping = z.output<typeof mapping>

/** Result of a sample. */
export type Trial = z.output<typeof trial>

/** A submission in the list. */
export type SubmissionRow = z.output<typeof submissionRow>

/** A submission with its content. */
export type ShownSubmission = z.output<typeof formSubmission>

export type FormRow = z.output<typeof formRow>

/** Target of a field with its label. */
export type FormTarget = z.output<typeof formOffer>['values'][number]['target']
