import fc from "fast-check";

/**
 * Property tests draw the same cases at every run, so that a build fails for what was changed and not by chance.
 * WAYMARK_PROPERTY_SEED=N draws others.
 */
fc.configureGlobal({ seed: Number(process.env.WAYMARK_PROPERTY_SEED ?? 1) });
