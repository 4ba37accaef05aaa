/** Limits of a person's settings: lists with settings, views of one list, characters of all its views. */
export const listSettingLimits = { lists: 200, views: 50, characters: 20_000 }
