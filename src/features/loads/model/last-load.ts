let lastId: string | null = null;

/** The load opened last in this tab, so the list can show where the user was. */
export const lastLoad = {
  get: () => lastId,
  set: (id: string) => {
    lastId = id;
  },
};
