/** Whether the page was built for a place without a server. */
declare const __STATIC__: boolean;
