/** Operations that carry a series on into years to come. */
export const FORECASTS: ReadonlySet<string> = new Set([
  "linear_forecast",
  "quadratic_forecast",
  "logistic_forecast",
  "growth_forecast",
  "moving_average",
  "exponential_smoothing",
]);
