import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { sweptObjectForms } from './server/swept-forms.ts'

/** The catalogue of ready profile elements, which templates and tables take. */
export const objectsFeature = featureOf(parts, {
  files: [sweptObjectForms],
  constraintErrors: {
    object_group_name_ru: 'GROUP_NAME_TAKEN',
    object_group_name_en: 'GROUP_NAME_TAKEN',
    // Somebody put an object into the group, or moved it, at the same moment.
    profile_object_group_id_fkey: 'OBJECT_IN_USE',
    profile_object_single: 'SINGLE_INDICATOR_LIMIT',
  },
})
