document.documentElement.dataset.test = "1";
export {};
