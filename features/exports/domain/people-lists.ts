/** Lists whose rows identify people one can write to: through the teams of projects, or directly. */
export const peopleLists = ['listProjectsInWork', 'listExperts'] as const

export type PeopleList = (typeof peopleLists)[number]

/** Whether the rows of a list identify people. */
export const leadsToPeople = (name: string): name is PeopleList => peopleLists.some((one) => one === name)
