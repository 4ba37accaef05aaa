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

/** A form as its screen reads it. */
export type IntakeForm = z.output<typeof intakeForm>

/** How a form is read. */
export type Mapping = z.output<typeof mapping>

/** What a sample would come to. */
export type Trial = z.output<typeof trial>

/** A submission in the list. */
export type SubmissionRow = z.output<typeof submissionRow>

/** A submission with what it said. */
export type ShownSubmission = z.output<typeof formSubmission>

export type FormRow = z.output<typeof formRow>

/** What a field fills, by its name. */
export type FormTarget = z.output<typeof formOffer>['values'][number]['target']
