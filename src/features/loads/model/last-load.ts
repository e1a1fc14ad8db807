let lastId: string | null = null;

/** The load that was open last in this tab, so that the list can show where the user was. */
export const lastLoad = {
  get: () => lastId,
  set: (id: string) => {
    lastId = id;
  },
};
