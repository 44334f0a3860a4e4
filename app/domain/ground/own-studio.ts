/**
 * The studio that runs this shop: the first of the studios, and the one whose products the catalog
 * shows.
 */
export const OWN_STUDIO_ID = 1
