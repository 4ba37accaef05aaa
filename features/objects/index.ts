import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { sweptObjectForms } from './server/swept-forms.ts'

/** The catalogue of reusable profile elements for templates and tables. */
export const objectsFeature = featureOf(parts, {
  files: [sweptObjectForms],
  constraintErrors: {
    object_group_name_ru: 'GROUP_NAME_TAKEN',
    object_group_name_en: 'GROUP_NAME_TAKEN',
    // An object was added or moved to the group concurrently.
    profile_object_group_id_fkey: 'OBJECT_IN_USE',
    profile_object_single: 'SINGLE_INDICATOR_LIMIT',
  },
})
