/** The phrase the user must type to confirm, in upper or lower case. */
export const CONFIRMATION_PHRASE = 'delete my account';

/** The effects of deleting an account, as shown in the dialog. */
export const DELETION_EFFECTS = [
  {
    term: 'Deleted immediately',
    detail:
      'Your sign-in, profile and roles. If you run a pilot car, also your availability, home base, equipment and certifications.',
  },
  {
    term: 'Kept by us',
    detail:
      'Your quote requests, with the name and contact details in them, because they are business records. They’re no longer linked to an account, so you can’t see them here. Messages and job applications stay too; they were never linked to an account.',
  },
  {
    term: 'Loads and escorts',
    detail:
      'We withdraw escort offers you haven’t accepted and note it in the load’s log. What you wrote in a log stays, without your name. If you have an accepted escort job or a load in progress, we can’t delete your account until dispatch takes you off it.',
  },
  {
    term: 'Other devices',
    detail:
      'We sign you out everywhere. A page you left open may stay on screen for up to an hour, but it can’t read or change your data.',
  },
] as const;
